/** What staff do that is written down, by the thing it is done to. */
export const logActions = [
  'order.move',
  'order.refund',
  'order.note',
  'product.add',
  'product.change',
  'product.delete',
  'variant.change',
  'category.add',
  'category.change',
  'category.delete',
  'coupon.add',
  'coupon.change',
  'redirect.add',
  'redirect.delete',
  'synonym.add',
  'synonym.change',
  'synonym.delete',
  'review.approve',
  'review.reject',
  'review.answer',
  'message.reply',
  'message.mark',
  'import.start',
  'import.end',
  'import-template.add',
  'import-template.change',
  'import-template.delete',
  'export.download',
  'staff.invite',
  'staff.resend',
  'staff.withdraw',
  'staff.join',
  'staff.change',
  'staff.remove',
  'failed-job.retry',
  'failed-job.delete'
] as const

export type LogAction = (typeof logActions)[number]

export const isLogAction = (text: string | null): text is LogAction => logActions.some((action) => action === text)
