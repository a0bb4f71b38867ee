const isWorkingDay = (day: Date) => day.getUTCDay() % 6 !== 0

/** Largest number of delivery methods. */
export const deliveryMethodsMax = 12

/** The method that the shop estimates with, and that coupons for free delivery pay: `standard`, otherwise the first of the zone. */
export const standardMethod = <Method extends { id: string }>(methods: readonly Method[]): Method | undefined =>
  methods.find(({ id }) => id === 'standard') ?? methods[0]

/** Adds working days to a date `yyyy-mm-dd`. Monday to Friday; holidays are ignored. */
export function addWorkingDays(from: string, days: number): string {
  const day = new Date(`${from}T00:00:00Z`)
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

/** Subtracts working days from a date `yyyy-mm-dd`. */
export function subtractWorkingDays(from: string, days: number): string {
  const day = new Date(`${from}T00:00:00Z`)
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() - 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

/**
 * The last delivery day, `yyyy-mm-dd`, of an order from `from`: production plus transport, in working days. Assumes a printed product, so it is
 * never too early.
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
