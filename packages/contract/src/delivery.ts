const isWorkingDay = (day: Date) => day.getUTCDay() % 6 !== 0

/** The date so many working days after `from`, both `yyyy-mm-dd`. Monday to Friday; holidays are not known. */
export function addWorkingDays(from: string, days: number): string {
  const day = new Date(`${from}T00:00:00Z`)
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

/** The date so many working days before `from`, both `yyyy-mm-dd`: the last day that leaves so many until then. */
export function subtractWorkingDays(from: string, days: number): string {
  const day = new Date(`${from}T00:00:00Z`)
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() - 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

/**
 * The last day, `yyyy-mm-dd`, by which what is ordered on `from` is there: making it, then the way, both in working days. It counts as printed, as
 * products of ours are too: never a day too early.
 */
export const deliveryDate = ({
  from,
  productionDays,
  shippingDays
}: {
  from: string
  productionDays: { printed: number }
  shippingDays: number
}): string => addWorkingDays(from, productionDays.printed + shippingDays)
