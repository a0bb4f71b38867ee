import type { LogAction } from '@motif/contract/log-rules'
import { m } from '@motif/messages'

export const logActionNames = {
  'order.move': () => m.admin_log_order_move(),
  'order.refund': () => m.admin_log_order_refund(),
  'product.add': () => m.admin_log_product_add(),
  'product.change': () => m.admin_log_product_change(),
  'product.delete': () => m.admin_log_product_delete(),
  'variant.change': () => m.admin_log_variant_change(),
  'category.add': () => m.admin_log_category_add(),
  'category.change': () => m.admin_log_category_change(),
  'category.delete': () => m.admin_log_category_delete(),
  'coupon.add': () => m.admin_log_coupon_add(),
  'coupon.change': () => m.admin_log_coupon_change(),
  'redirect.add': () => m.admin_log_redirect_add(),
  'redirect.delete': () => m.admin_log_redirect_delete(),
  'synonym.add': () => m.admin_log_synonym_add(),
  'synonym.change': () => m.admin_log_synonym_change(),
  'synonym.delete': () => m.admin_log_synonym_delete(),
  'review.approve': () => m.admin_log_review_approve(),
  'review.reject': () => m.admin_log_review_reject(),
  'review.answer': () => m.admin_log_review_answer(),
  'message.reply': () => m.admin_log_message_reply(),
  'message.mark': () => m.admin_log_message_mark(),
  'import.start': () => m.admin_log_import_start(),
  'import.end': () => m.admin_log_import_end(),
  'import-template.add': () => m.admin_log_import_template_add(),
  'import-template.change': () => m.admin_log_import_template_change(),
  'import-template.delete': () => m.admin_log_import_template_delete(),
  'export.download': () => m.admin_log_export_download(),
  'failed-job.retry': () => m.admin_log_failed_job_retry(),
  'failed-job.delete': () => m.admin_log_failed_job_delete()
} as const satisfies Record<LogAction, () => string>
