import type { PublicResource } from '../loading/resource.ts'
import { today } from './delivery.ts'

/** The server's date at rendering, so that hydration matches; the device's on later pages. */
export const dateOfPage: PublicResource<string> = { key: 'today', read: async () => today() }
