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

/** The day by which a cart ordered on `from` is there: making, then the way. It counts as printed, as goods of ours are too: never a day too early. */
export const arrivalOf = ({ from, shippingDays }: { from: string; shippingDays: number }): string => addWorkingDays(from, shop.productionDays.printed + shippingDays)
