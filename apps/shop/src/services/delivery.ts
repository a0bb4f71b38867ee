import shop from '../../../../shop.config.ts'

const isWorkingDay = (day: Date) => day.getUTCDay() % 6 !== 0

/** The date so many working days after `from`, both `yyyy-mm-dd`. Monday to Friday; holidays are not known. */
export function addWorkingDays(from: string, days: number): string {
  const day = new Date(`${from}T00:00:00Z`)
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

export const today = (): string => new Date().toISOString().slice(0, 10)

/** The day by which goods ordered on `from` are there: making, then the way. */
export const arrivalOf = ({ from, isPrinted, shippingDays }: { from: string; isPrinted: boolean; shippingDays: number }): string =>
  addWorkingDays(from, (isPrinted ? shop.productionDays.printed : shop.productionDays.ready) + shippingDays)
