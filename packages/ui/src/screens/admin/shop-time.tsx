import { createContext, use } from 'react'
import { formatDate, formatDay, formatMoment } from '../../format/index.ts'

const TimeZone = createContext('UTC')

/** The shop's time zone, for dates of the admin. */
export const ShopTimeProvider = TimeZone.Provider

/** Writes dates in the shop's time zone. */
export function useShopTime() {
  const timeZone = use(TimeZone)
  return {
    /** "21 November 2026, 08:15" */
    momentText: (value: string) => formatMoment(value, timeZone),
    /** "3 December 2026" */
    dateText: (value: string) => formatDate(value, timeZone),
    /** "Thu 3 Dec" */
    dayText: (value: string) => formatDay(value, timeZone)
  }
}

interface Moment {
  /** ISO 8601. */
  at: string
}

/** "21 November 2026, 08:15", in the shop's time zone. */
export const ShopMoment = ({ at }: Moment) => useShopTime().momentText(at)

/** "3 December 2026", in the shop's time zone. */
export const ShopDate = ({ at }: Moment) => useShopTime().dateText(at)

/** "Thu 3 Dec", in the shop's time zone. */
export const ShopDay = ({ at }: Moment) => useShopTime().dayText(at)
