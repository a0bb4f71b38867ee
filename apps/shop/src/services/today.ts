import useSWR from 'swr'
import { today } from './delivery.ts'

export const todayKey = 'today'

/** The date as the server had it when it rendered, so that both say the same; of this device on pages opened later. */
export const useToday = (): string => useSWR<string>(todayKey, today).data ?? today()
