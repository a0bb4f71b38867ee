import type { PublicResource } from '../loading/resource.ts'
import { today } from './delivery.ts'

/** The date as the server had it when it rendered, so that both say the same; of this device on pages opened later. */
export const dateOfPage: PublicResource<string> = { key: 'today', read: async () => today() }
