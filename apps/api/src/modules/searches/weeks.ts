import { addDays } from '../../platform/shop-days.ts'

/** The Monday of a date's week, as PostgreSQL's `date_trunc('week', …)`. */
export const weekOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
