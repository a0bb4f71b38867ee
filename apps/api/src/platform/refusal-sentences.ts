import type { OrderStatus, Reason, ReasonParams } from '@motif/contract'
import { currencyFormat } from '@motif/contract/money-rules'
import type { ProductionStage } from '@motif/contract/production-rules'
import type { Permission } from '@motif/contract/staff-rules'
import { type Locale, m } from '@motif/messages/server'
import { dayText } from './shop-days.ts'

/** The language of a sentence, and the sentences of the members of the request it refers to. */
interface SentenceContext {
  locale: Locale
  members: readonly string[]
}

type Sentence = (params: never, context: SentenceContext) => string

/** Digits after the decimal point. */
interface Currency {
  currency: string
  decimals: number
}

interface CouponMinimum extends Currency {
  coupon: string
  minimum: number
  missing: number
}

const moneyText = (amount: number, { currency, decimals }: Currency, { locale }: SentenceContext) =>
  new Intl.NumberFormat(locale, currencyFormat(currency)).format(amount / 10 ** decimals)

const namesShown = 3
const ordersShown = 5

/** Product or category names as alternatives; too many are not listed. */
const productsText = (names: readonly string[], context: SentenceContext) =>
  names.length === 0 || names.length > namesShown
    ? m.refusal_coupon_certain_products({}, context)
    : new Intl.ListFormat(context.locale, { type: 'disjunction' }).format(names)

/** The first names, and the number of others. */
const listText = (names: readonly string[], context: SentenceContext) => {
  const [shown, more] = [names.slice(0, ordersShown), Math.max(0, names.length - ordersShown)]
  return new Intl.ListFormat(context.locale).format(
    more > 0 ? [...shown, m.refusal_orders_more({ count: more }, context)] : shown
  )
}

/** Statuses, to follow "This order is". */
const statusWords = {
  pending: m.refusal_order_is_pending,
  paid: m.refusal_order_is_paid,
  in_production: m.refusal_order_is_in_production,
  shipped: m.refusal_order_is_shipped,
  delivered: m.refusal_order_is_delivered,
  cancelled: m.refusal_order_is_cancelled,
  refunded: m.refusal_order_is_refunded,
  partially_refunded: m.refusal_order_is_partially_refunded
} satisfies Record<OrderStatus, Sentence>

/** Stages of a job, to follow "to". */
const stageWords = {
  approve: m.refusal_stage_approve,
  ask: m.refusal_stage_ask,
  print: m.refusal_stage_print,
  pack: m.refusal_stage_pack,
  ship: m.refusal_stage_ship
} satisfies Record<ProductionStage, Sentence>

/** The sentence of every reason. Its parameters are what a refusal must supply. */
const sentences = {
  'body-over-limit': m.refusal_body_over_limit,
  'file-over-limit': m.refusal_file_over_limit,
  'request-over-limit': m.refusal_request_over_limit,
  'body-not-json': m.refusal_body_not_json,
  'file-not-multipart': m.refusal_file_not_multipart,
  'json-malformed': m.refusal_json_malformed,
  'json-empty': m.refusal_json_empty,
  'body-length-wrong': m.refusal_body_length_wrong,
  'request-unreadable': m.refusal_request_unreadable,
  'address-unreadable': m.refusal_address_unreadable,
  'input-invalid': ({ issues }: { issues: readonly string[] }) => issues.join('; '),
  'member-invalid': ({ message }: { message: string }) => message,
  'address-unknown': m.refusal_address_unknown,
  'method-not-offered': ({ methods }: { methods: readonly string[] }, context: SentenceContext) =>
    m.refusal_method_not_offered({ methods: methods.join(', ') }, context),
  'requests-over-limit': m.refusal_requests_over_limit,
  'origin-foreign': m.refusal_origin_foreign,
  'database-away': m.refusal_database_away,
  'storage-away': m.refusal_storage_away,
  'server-not-ready': m.refusal_server_not_ready,
  'server-fault': m.refusal_server_fault,
  'sign-in-needed': m.refusal_sign_in_needed,
  'sign-in-expired': m.refusal_sign_in_expired,
  'nobody-signed-in': m.refusal_nobody_signed_in,
  'administrators-only': m.refusal_administrators_only,
  'permission-missing': (_permission: { permission: Permission }, { locale }: SentenceContext) =>
    m.refusal_permission_missing({}, { locale }),
  'staff-not-found': m.refusal_staff_not_found,
  'staff-role-beyond': m.refusal_staff_role_beyond,
  'last-owner': m.refusal_last_owner,
  'staff-already': m.refusal_staff_already,
  'two-factor-code-needed': m.refusal_two_factor_code_needed,
  'two-factor-set-up-needed': m.refusal_two_factor_set_up_needed,
  'two-factor-code-wrong': m.refusal_two_factor_code_wrong,
  'two-factor-codes-over-limit': m.refusal_two_factor_codes_over_limit,
  'two-factor-on': m.refusal_two_factor_on,
  'two-factor-off': m.refusal_two_factor_off,
  'two-factor-set-up-expired': m.refusal_two_factor_set_up_expired,
  'two-factor-own': m.refusal_two_factor_own,
  'two-factor-own-first': m.refusal_two_factor_own_first,
  'staff-full': m.refusal_staff_full,
  'invited-already': m.refusal_invited_already,
  'invitation-not-found': m.refusal_invitation_not_found,
  'invitation-just-sent': m.refusal_invitation_just_sent,
  'invitations-over-limit': m.refusal_invitations_over_limit,
  'invitation-ended': m.refusal_invitation_ended,
  'invitation-needs-sign-in': m.refusal_invitation_needs_sign_in,
  'invitation-of-another': m.refusal_invitation_of_another,
  'login-wrong': m.refusal_login_wrong,
  'logins-over-limit': m.refusal_logins_over_limit,
  'email-unconfirmed': m.refusal_email_unconfirmed,
  'code-just-sent': m.refusal_code_just_sent,
  'code-wrong': m.refusal_code_wrong,
  'reset-expired': m.refusal_reset_expired,
  'current-password-wrong': m.refusal_current_password_wrong,
  'password-too-short': m.refusal_password_too_short,
  'password-too-long': m.refusal_password_too_long,
  'password-personal': m.refusal_password_personal,
  'password-common': m.refusal_password_common,
  'google-away': m.refusal_google_away,
  'google-email-unconfirmed': m.refusal_google_email_unconfirmed,
  'address-not-found': m.refusal_address_not_found,
  'address-book-full': m.refusal_address_book_full,
  'picture-not-multipart': m.refusal_picture_not_multipart,
  'picture-not-chosen': m.refusal_picture_not_chosen,
  'file-missing': m.refusal_file_missing,
  'picture-over-limit': m.refusal_picture_over_limit,
  'picture-format-unknown': m.refusal_picture_format_unknown,
  'picture-damaged': m.refusal_picture_damaged,
  'picture-mislabelled': m.refusal_picture_mislabelled,
  'picture-moving': m.refusal_picture_moving,
  'picture-too-detailed': m.refusal_picture_too_detailed,
  'picture-too-many-pixels': m.refusal_picture_too_many_pixels,
  'picture-too-slow': m.refusal_picture_too_slow,
  'video-not-multipart': m.refusal_video_not_multipart,
  'video-not-chosen': m.refusal_video_not_chosen,
  'video-over-limit': m.refusal_video_over_limit,
  'video-format-unknown': m.refusal_video_format_unknown,
  'video-damaged': m.refusal_video_damaged,
  'video-codec-unknown': m.refusal_video_codec_unknown,
  'video-too-long': m.refusal_video_too_long,
  'video-too-many-pixels': m.refusal_video_too_many_pixels,
  'video-too-slow': m.refusal_video_too_slow,
  'video-not-found': m.refusal_video_not_found,
  'reading-busy': m.refusal_reading_busy,
  'upload-not-found': m.refusal_upload_not_found,
  'uploads-full': m.refusal_uploads_full,
  'uploads-of-day-full': m.refusal_uploads_of_day_full,
  'picture-not-found': m.refusal_picture_not_found,
  'mockup-not-found': m.refusal_mockup_not_found,
  'drawing-busy': m.refusal_drawing_busy,
  'feeds-busy': m.refusal_feeds_busy,
  'drawings-over-limit': m.refusal_drawings_over_limit,
  'preview-ended': m.refusal_preview_ended,
  'preview-not-needed': m.refusal_preview_not_needed,
  'preview-unfinished': m.refusal_preview_unfinished,
  'product-not-found': m.refusal_product_not_found,
  'variant-not-found': m.refusal_variant_not_found,
  'variant-back-already': m.refusal_variant_back_already,
  'stop-link-invalid': m.refusal_stop_link_invalid,
  'cart-link-ended': m.refusal_cart_link_ended,
  'newsletter-link-invalid': m.refusal_newsletter_link_invalid,
  'wishlist-full': m.refusal_wishlist_full,
  'wishlist-not-shared': m.refusal_wishlist_not_shared,
  'brand-kit-changed-elsewhere': m.refusal_brand_kit_changed_elsewhere,
  'brand-logo-not-own': m.refusal_brand_logo_not_own,
  'product-invalid': (_none: object, { members }: SentenceContext) => members.join(' '),
  'listed-twice': m.refusal_listed_twice,
  'variant-options-unknown': m.refusal_variant_options_unknown,
  'picture-colour-unknown': m.refusal_picture_colour_unknown,
  'tax-class-unknown': m.refusal_tax_class_unknown,
  'live-product-without-picture': m.refusal_live_product_without_picture,
  'live-product-without-variant': m.refusal_live_product_without_variant,
  'stock-below-held': m.refusal_stock_below_held,
  'sale-price-not-lower': m.refusal_sale_price_not_lower,
  'sale-ends-too-early': m.refusal_sale_ends_too_early,
  'sku-taken': m.refusal_sku_taken,
  'photo-gone': m.refusal_photo_gone,
  'video-gone': m.refusal_video_gone,
  'print-area-crooked': m.refusal_print_area_crooked,
  'print-area-colour-without-photo': m.refusal_print_area_colour_without_photo,
  'print-area-photo-unknown': m.refusal_print_area_photo_unknown,
  'print-area-margin-too-wide': m.refusal_print_area_margin_too_wide,
  'print-areas-of-model': m.refusal_print_areas_of_model,
  'print-area-kept': m.refusal_print_area_kept,
  'product-address-taken': m.refusal_product_address_taken,
  'product-address-fixed': m.refusal_product_address_fixed,
  'product-changed-elsewhere': m.refusal_product_changed_elsewhere,
  'products-unfinished': m.refusal_products_unfinished,
  'price-not-positive': m.refusal_price_not_positive,
  'stock-over-limit': m.refusal_stock_over_limit,
  'bulk-edit-not-found': m.refusal_bulk_edit_not_found,
  'bulk-edits-over-limit': m.refusal_bulk_edits_over_limit,
  'bulk-edit-over-limit': m.refusal_bulk_edit_over_limit,
  'bulk-edit-outdated': m.refusal_bulk_edit_outdated,
  'bulk-edit-unfinished': m.refusal_bulk_edit_unfinished,
  'product-changed-since': m.refusal_product_changed_since,
  'category-unknown': m.refusal_category_unknown,
  'category-not-found': m.refusal_category_not_found,
  'category-address-taken': m.refusal_category_address_taken,
  'category-not-empty': m.refusal_category_not_empty,
  'category-has-children': m.refusal_category_has_children,
  'category-parent-wrong': m.refusal_category_parent_wrong,
  'categories-full': m.refusal_categories_full,
  'collection-not-found': m.refusal_collection_not_found,
  'collection-address-taken': m.refusal_collection_address_taken,
  'collection-changed-elsewhere': m.refusal_collection_changed_elsewhere,
  'collections-full': m.refusal_collections_full,
  'collection-full': m.refusal_collection_full,
  'saved-view-not-found': m.refusal_saved_view_not_found,
  'saved-view-of-another': m.refusal_saved_view_of_another,
  'saved-view-name-taken': m.refusal_saved_view_name_taken,
  'saved-views-full': m.refusal_saved_views_full,
  'shared-views-full': m.refusal_shared_views_full,
  'hidden-searches-full': m.refusal_hidden_searches_full,
  'synonym-not-found': m.refusal_synonym_not_found,
  'synonyms-full': m.refusal_synonyms_full,
  'redirect-not-found': m.refusal_redirect_not_found,
  'redirect-path-taken': m.refusal_redirect_path_taken,
  'redirect-path-own': m.refusal_redirect_path_own,
  'redirect-target-unknown': m.refusal_redirect_target_unknown,
  'redirects-full': m.refusal_redirects_full,
  'price-in-other-currency': m.refusal_price_in_other_currency,
  'price-out-of-range': m.refusal_price_out_of_range,
  'template-not-found': m.refusal_template_not_found,
  'template-product-not-found': m.refusal_template_product_not_found,
  'design-not-found': m.refusal_design_not_found,
  'design-not-shared': m.refusal_design_not_shared,
  'design-version-not-found': m.refusal_design_version_not_found,
  'design-area-not-found': m.refusal_design_area_not_found,
  'designs-kept-here': m.refusal_designs_kept_here,
  'designs-over-limit': m.refusal_designs_over_limit,
  'designs-full': m.refusal_designs_full,
  'design-changed-elsewhere': m.refusal_design_changed_elsewhere,
  'design-being-changed': m.refusal_design_being_changed,
  'design-unreachable': m.refusal_design_unreachable,
  'design-too-large': m.refusal_design_too_large,
  'design-too-slow': m.refusal_design_too_slow,
  'design-area-too-slow': m.refusal_design_area_too_slow,
  'design-picture-of-others': m.refusal_design_picture_of_others,
  'upload-of-others': m.refusal_upload_of_others,
  'design-picture-gone': m.refusal_design_picture_gone,
  'design-picture-of-other-account': m.refusal_design_picture_of_other_account,
  'product-not-customisable': m.refusal_product_not_customisable,
  'design-of-other-product': m.refusal_design_of_other_product,
  'product-lacks-area': m.refusal_product_lacks_area,
  'design-character-unprintable': m.refusal_design_character_unprintable,
  'design-empty': m.refusal_design_empty,
  'design-letters-missing': m.refusal_design_letters_missing,
  'design-qr-too-long': m.refusal_design_qr_too_long,
  'design-not-printable': m.refusal_design_not_printable,
  'design-open-to-confirm': m.refusal_design_open_to_confirm,
  'design-findings-open': m.refusal_design_findings_open,
  'cart-not-found': m.refusal_cart_not_found,
  'line-not-in-cart': m.refusal_line_not_in_cart,
  'cart-full': m.refusal_cart_full,
  'cart-designs-of-day-full': m.refusal_cart_designs_of_day_full,
  'variant-not-sold': m.refusal_variant_not_sold,
  'variant-unknown': m.refusal_variant_unknown,
  'item-not-sold-any-more': m.refusal_item_not_sold_any_more,
  'line-over-limit': m.refusal_line_over_limit,
  'item-sold-out': m.refusal_item_sold_out,
  'item-low-in-stock': m.refusal_item_low_in_stock,
  'country-not-delivered-to': m.refusal_country_not_delivered_to,
  'parcel-too-heavy': m.refusal_parcel_too_heavy,
  'coupon-unknown': m.refusal_coupon_unknown,
  'coupon-not-working': m.refusal_coupon_not_working,
  'coupon-not-started': (
    { coupon, startsAt, timeZone }: Record<'coupon' | 'startsAt' | 'timeZone', string>,
    context: SentenceContext
  ) => m.refusal_coupon_not_started({ coupon, startsAt: dayText(startsAt, timeZone, context.locale) }, context),
  'coupon-ended': (
    { coupon, endsAt, timeZone }: Record<'coupon' | 'endsAt' | 'timeZone', string>,
    context: SentenceContext
  ) => m.refusal_coupon_ended({ coupon, endsAt: dayText(endsAt, timeZone, context.locale) }, context),
  'coupon-used-up': m.refusal_coupon_used_up,
  'coupon-used-before': m.refusal_coupon_used_before,
  'coupon-not-first-order': m.refusal_coupon_not_first_order,
  'coupon-no-products': ({ coupon, names }: { coupon: string; names: readonly string[] }, context: SentenceContext) =>
    m.refusal_coupon_no_products({ coupon, names: productsText(names, context) }, context),
  'coupon-minimum': ({ coupon, minimum, missing, ...currency }: CouponMinimum, context: SentenceContext) =>
    m.refusal_coupon_minimum(
      { coupon, minimum: moneyText(minimum, currency, context), missing: moneyText(missing, currency, context) },
      context
    ),
  'coupon-minimum-of-products': (
    { coupon, minimum, missing, names, ...currency }: CouponMinimum & { names: readonly string[] },
    context: SentenceContext
  ) =>
    m.refusal_coupon_minimum_of_products(
      {
        coupon,
        minimum: moneyText(minimum, currency, context),
        missing: moneyText(missing, currency, context),
        names: productsText(names, context)
      },
      context
    ),
  'coupon-used-up-meanwhile': m.refusal_coupon_used_up_meanwhile,
  'coupon-guesses-over-limit': m.refusal_coupon_guesses_over_limit,
  'coupon-not-found': m.refusal_coupon_not_found,
  'settings-changed-elsewhere': m.refusal_settings_changed_elsewhere,
  'settings-version-not-found': m.refusal_settings_version_not_found,
  'currency-fixed': m.refusal_currency_fixed,
  'currency-changed': m.refusal_currency_changed,
  'page-currency-outdated': m.refusal_page_currency_outdated,
  'currency-amounts-too-large': m.refusal_currency_amounts_too_large,
  'logo-not-found': m.refusal_logo_not_found,
  'time-zone-unknown': m.refusal_time_zone_unknown,
  'text-changed-elsewhere': m.refusal_text_changed_elsewhere,
  'text-of-other-kind': m.refusal_text_of_other_kind,
  'text-placeholder-unknown': ({ names }: { names: readonly string[] }, context) =>
    m.refusal_text_placeholder_unknown({ names: new Intl.ListFormat(context.locale).format(names) }, context),
  'coupon-code-taken': m.refusal_coupon_code_taken,
  'code-taken': m.refusal_code_taken,
  'coupon-ends-before-start': m.refusal_coupon_ends_before_start,
  'coupon-category-unknown': m.refusal_coupon_category_unknown,
  'coupon-product-unknown': m.refusal_coupon_product_unknown,
  'gift-card-not-working': m.refusal_gift_card_not_working,
  'gift-card-guesses-over-limit': m.refusal_gift_card_guesses_over_limit,
  'gift-cards-full': m.refusal_gift_cards_full,
  'gift-cards-used-meanwhile': m.refusal_gift_cards_used_meanwhile,
  'gift-card-not-found': m.refusal_gift_card_not_found,
  'gift-card-ends-in-past': m.refusal_gift_card_ends_in_past,
  'gift-card-sent-differently': m.refusal_gift_card_sent_differently,
  'gift-card-over-balance': ({ rest, ...currency }: { rest: number } & Currency, context: SentenceContext) =>
    m.refusal_gift_card_over_balance({ rest: moneyText(rest, currency, context) }, context),
  'order-under-least': (
    { least, worth, ...currency }: { least: number; worth: number } & Currency,
    context: SentenceContext
  ) =>
    m.refusal_order_under_least(
      { least: moneyText(least, currency, context), more: moneyText(least - worth, currency, context) },
      context
    ),
  'nothing-to-order': m.refusal_nothing_to_order,
  'order-paid-already': ({ orders }: { orders: readonly string[] }, context: SentenceContext) =>
    m.refusal_order_paid_already({ orders: orders.join(', ') }, context),
  'delivery-not-offered': m.refusal_delivery_not_offered,
  'delivery-unknown': m.refusal_delivery_unknown,
  'items-not-sold-any-more': (_none: object, { members }: SentenceContext) => members.join(' '),
  'item-not-orderable': m.refusal_item_not_orderable,
  'items-short': (_none: object, { members }: SentenceContext) => members.join(' '),
  'item-just-sold-out': m.refusal_item_just_sold_out,
  'item-short': m.refusal_item_short,
  'items-about-to-be-paid': m.refusal_items_about_to_be_paid,
  'order-sent-differently': m.refusal_order_sent_differently,
  'check-before-order': m.refusal_check_before_order,
  'orders-unpaid': m.refusal_orders_unpaid,
  'orders-in-the-way': m.refusal_orders_in_the_way,
  'payment-not-found': m.refusal_payment_not_found,
  'items-sold-out-meanwhile': m.refusal_items_sold_out_meanwhile,
  'order-replaced': m.refusal_order_replaced,
  'provider-away': m.refusal_provider_away,
  'payment-refused': m.refusal_payment_refused,
  'event-unsigned': m.refusal_event_unsigned,
  'event-unknown': m.refusal_event_unknown,
  'order-not-found': m.refusal_order_not_found,
  'order-notes-full': m.refusal_order_notes_full,
  'order-mail-outdated': m.refusal_order_mail_outdated,
  'order-mails-over-limit': m.refusal_order_mails_over_limit,
  'mail-tests-over-limit': m.refusal_mail_tests_over_limit,
  'production-job-unknown': m.refusal_production_job_unknown,
  'production-job-moved': ({ stage, by }: { stage: ProductionStage; by: string }, context: SentenceContext) =>
    by === ''
      ? m.refusal_production_job_moved({ stage: stageWords[stage]({}, context) }, context)
      : m.refusal_production_job_moved_by({ by, stage: stageWords[stage]({}, context) }, context),
  'production-job-closed': m.refusal_production_job_closed,
  'production-stage-foreign': m.refusal_production_stage_foreign,
  'production-not-made': m.refusal_production_not_made,
  'production-not-sent-so': m.refusal_production_not_sent_so,
  'reprint-too-many': m.refusal_reprint_too_many,
  'reprints-full': m.refusal_reprints_full,
  'reprint-out-of-stock': m.refusal_reprint_out_of_stock,
  'production-nobody-to-ask': m.refusal_production_nobody_to_ask,
  'production-questions-full': m.refusal_production_questions_full,
  'production-question-unknown': m.refusal_production_question_unknown,
  'production-question-closed': m.refusal_production_question_closed,
  'moderation-held': m.refusal_moderation_held,
  'moderation-hold-unknown': m.refusal_moderation_hold_unknown,
  'moderation-decided': m.refusal_moderation_decided,
  'blocked-words-full': m.refusal_blocked_words_full,
  'blocked-word-unknown': m.refusal_blocked_word_unknown,
  'blocked-pictures-full': m.refusal_blocked_pictures_full,
  'blocked-picture-unknown': m.refusal_blocked_picture_unknown,
  'order-tags-full': ({ count, orders }: { count: number; orders: readonly string[] }, context: SentenceContext) =>
    m.refusal_order_tags_full({ count, orders: listText(orders, context) }, context),
  'note-not-found': m.refusal_note_not_found,
  'note-of-others': m.refusal_note_of_others,
  'colleague-unknown': m.refusal_colleague_unknown,
  'customer-not-found': m.refusal_customer_not_found,
  'customer-notes-full': m.refusal_customer_notes_full,
  'customer-note-not-found': m.refusal_customer_note_not_found,
  'customer-email-differs': m.refusal_customer_email_differs,
  'customer-is-staff': m.refusal_customer_is_staff,
  'customer-orders-open': m.refusal_customer_orders_open,
  'order-unknown': m.refusal_order_unknown,
  'order-of-others': m.refusal_order_of_others,
  'order-not-movable': ({ from, to }: Record<'from' | 'to', OrderStatus>, context: SentenceContext) =>
    m.refusal_order_not_movable({ from: statusWords[from]({}, context), to: statusWords[to]({}, context) }, context),
  'message-not-found': m.refusal_message_not_found,
  'message-replied-meanwhile': m.refusal_message_replied_meanwhile,
  'replies-full': m.refusal_replies_full,
  'failed-job-gone': m.refusal_failed_job_gone,
  'failed-job-without-worker': m.refusal_failed_job_without_worker,
  'order-partly-sent': m.refusal_order_partly_sent,
  'order-shipments-full': m.refusal_order_shipments_full,
  'order-not-editable': ({ status }: { status: OrderStatus }, context: SentenceContext) =>
    m.refusal_order_not_editable({ status: statusWords[status]({}, context) }, context),
  'order-edit-refunded': m.refusal_order_edit_refunded,
  'order-edit-other-currency': m.refusal_order_edit_other_currency,
  'order-edit-open': m.refusal_order_edit_open,
  'order-edited-meanwhile': ({ by }: { by: string }, context: SentenceContext) =>
    by === '' ? m.refusal_order_edited_meanwhile({}, context) : m.refusal_order_edited_meanwhile_by({ by }, context),
  'order-edit-price-changed': m.refusal_order_edit_price_changed,
  'order-edit-too-small': ({ least, ...currency }: { least: number } & Currency, context: SentenceContext) =>
    m.refusal_order_edit_too_small({ least: moneyText(least, currency, context) }, context),
  'order-edit-closed': m.refusal_order_edit_closed,
  'order-edit-unknown': m.refusal_order_edit_unknown,
  'order-edit-nothing': m.refusal_order_edit_nothing,
  'order-edit-last-line': m.refusal_order_edit_last_line,
  'order-edits-full': m.refusal_order_edits_full,
  'order-edit-sent-differently': m.refusal_order_edit_sent_differently,
  'draft-order-not-found': m.refusal_draft_order_not_found,
  'draft-order-changed-meanwhile': m.refusal_draft_order_changed_meanwhile,
  'draft-order-paid': m.refusal_draft_order_paid,
  'draft-order-incomplete': m.refusal_draft_order_incomplete,
  'draft-order-price-changed': m.refusal_draft_order_price_changed,
  'draft-order-too-small': ({ least, ...currency }: { least: number } & Currency, context: SentenceContext) =>
    m.refusal_draft_order_too_small({ least: moneyText(least, currency, context) }, context),
  'draft-order-other-currency': m.refusal_draft_order_other_currency,
  'draft-order-line-of-others': m.refusal_draft_order_line_of_others,
  'draft-order-sent-differently': m.refusal_draft_order_sent_differently,
  'draft-orders-full': m.refusal_draft_orders_full,
  'payment-link-ended': m.refusal_payment_link_ended,
  'payment-link-paid': m.refusal_payment_link_paid,
  'variant-of-other-product': m.refusal_variant_of_other_product,
  'pieces-not-left': m.refusal_pieces_not_left,
  'shipment-not-found': m.refusal_shipment_not_found,
  'shipment-sent-differently': m.refusal_shipment_sent_differently,
  'shipment-voided': m.refusal_shipment_voided,
  'shipment-final': m.refusal_shipment_final,
  'order-line-without-design': m.refusal_order_line_without_design,
  'order-line-not-found': m.refusal_order_line_not_found,
  'order-not-arrived': m.refusal_order_not_arrived,
  'review-without-sizes': m.refusal_review_without_sizes,
  'review-not-found': m.refusal_review_not_found,
  'review-own': m.refusal_review_own,
  'visitor-unnamed': m.refusal_visitor_unnamed,
  'review-changed': m.refusal_review_changed,
  'question-not-found': m.refusal_question_not_found,
  'question-changed': m.refusal_question_changed,
  'question-email-missing': m.refusal_question_email_missing,
  'questions-over-limit': m.refusal_questions_over_limit,
  'review-photo-gone': m.refusal_review_photo_gone,
  'review-photo-unknown': m.refusal_review_photo_unknown,
  'invoice-not-issued': m.refusal_invoice_not_issued,
  'credit-note-not-issued': m.refusal_credit_note_not_issued,
  'refund-sent-differently': m.refusal_refund_sent_differently,
  'refund-refused': m.refusal_refund_refused,
  'nothing-paid': m.refusal_nothing_paid,
  'line-not-in-order': m.refusal_line_not_in_order,
  'line-unknown': m.refusal_line_unknown,
  'line-refunded': m.refusal_line_refunded,
  'line-refunded-in-part': m.refusal_line_refunded_in_part,
  'delivery-refunded': m.refusal_delivery_refunded,
  'everything-refunded': m.refusal_everything_refunded,
  'refund-over-rest': ({ rest, ...currency }: { rest: number } & Currency, context: SentenceContext) =>
    m.refusal_refund_over_rest({ rest: moneyText(rest, currency, context) }, context),
  'refund-of-nothing': m.refusal_refund_of_nothing,
  'nothing-printed': m.refusal_nothing_printed,
  'print-file-not-ready': m.refusal_print_file_not_ready,
  'print-picture-missing': m.refusal_print_picture_missing,
  'print-design-unreadable': m.refusal_print_design_unreadable,
  'print-file-failed': m.refusal_print_file_failed,
  'link-not-web': m.refusal_link_not_web,
  'link-private': m.refusal_link_private,
  'link-unreachable': m.refusal_link_unreachable,
  'link-not-answered': m.refusal_link_not_answered,
  'link-too-slow': m.refusal_link_too_slow,
  'link-redirects-over-limit': m.refusal_link_redirects_over_limit,
  'import-kind-not-offered': m.refusal_import_kind_not_offered,
  'import-not-found': m.refusal_import_not_found,
  'import-file-gone': m.refusal_import_file_gone,
  'imports-over-limit': m.refusal_imports_over_limit,
  'import-columns-invalid': m.refusal_import_columns_invalid,
  'import-columns-not-offered': m.refusal_import_columns_not_offered,
  'import-templates-full': m.refusal_import_templates_full,
  'import-template-not-found': m.refusal_import_template_not_found,
  'csv-not-chosen': m.refusal_csv_not_chosen,
  'csv-empty': m.refusal_csv_empty,
  'csv-is-workbook': m.refusal_csv_is_workbook,
  'csv-not-text': m.refusal_csv_not_text,
  'csv-unreadable': m.refusal_csv_unreadable,
  'csv-row-over-limit': m.refusal_csv_row_over_limit,
  'csv-rows-over-limit': m.refusal_csv_rows_over_limit,
  'csv-columns-over-limit': m.refusal_csv_columns_over_limit,
  'csv-columns-missing': ({ columns }: { columns: readonly string[] }, context: SentenceContext) =>
    m.refusal_csv_columns_missing({ columns: columns.join(', ') }, context),
  'csv-columns-not-read': ({ columns }: { columns: readonly string[] }, context: SentenceContext) =>
    m.refusal_csv_columns_not_read({ columns: columns.join(', ') }, context),
  'csv-columns-repeated': ({ columns }: { columns: readonly string[] }, context: SentenceContext) =>
    m.refusal_csv_columns_repeated({ columns: columns.join(', ') }, context),
  'csv-read-as-latin': m.refusal_csv_read_as_latin,
  'csv-cell-over-limit': m.refusal_csv_cell_over_limit,
  'csv-cell-unreadable': m.refusal_csv_cell_unreadable,
  'csv-handle-missing': m.refusal_csv_handle_missing,
  'csv-name-missing': m.refusal_csv_name_missing,
  'csv-price-missing': m.refusal_csv_price_missing,
  'csv-price-wrong': m.refusal_csv_price_wrong,
  'csv-number-wrong': m.refusal_csv_number_wrong,
  'csv-status-unknown': m.refusal_csv_status_unknown,
  'csv-sku-repeated': m.refusal_csv_sku_repeated,
  'csv-sku-unknown': m.refusal_csv_sku_unknown,
  'csv-address-repeated': m.refusal_csv_address_repeated,
  'csv-option-missing': m.refusal_csv_option_missing,
  'csv-variants-alike': m.refusal_csv_variants_alike,
  'csv-variants-over-limit': m.refusal_csv_variants_over_limit,
  'csv-parent-unknown': m.refusal_csv_parent_unknown,
  'csv-type-not-offered': m.refusal_csv_type_not_offered,
  'csv-value-invalid': m.refusal_csv_value_invalid,
  'csv-product-fault': m.refusal_csv_product_fault,
  'csv-text-shortened': m.refusal_csv_text_shortened,
  'csv-picture-left-out': ({ link, because }: { link: string; because: string }, context: SentenceContext) =>
    m.refusal_csv_picture_left_out(
      { link, because: sentenceOf({ reason: because as Reason }, context.locale) },
      context
    ),
  'csv-pictures-over-limit': m.refusal_csv_pictures_over_limit,
  'csv-draft-without-picture': m.refusal_csv_draft_without_picture,
  'csv-stock-uncounted': m.refusal_csv_stock_uncounted,
  'csv-email-missing': m.refusal_csv_email_missing,
  'csv-email-wrong': m.refusal_csv_email_wrong,
  'csv-email-repeated': m.refusal_csv_email_repeated,
  'csv-has-account': m.refusal_csv_has_account,
  'csv-notes-full': m.refusal_csv_notes_full,
  'csv-newsletter-noted': m.refusal_csv_newsletter_noted,
  'csv-customer-fault': m.refusal_csv_customer_fault
} satisfies Record<Reason, Sentence>

type Named<R extends Reason> = NonNullable<Parameters<(typeof sentences)[R]>[0]>

/** Catalogue messages accept anything, which would include `true`. */
type ParamOf<Value> = true extends Value ? string | number : Value

/** Parameters of a reason. */
export type ParamsOf<R extends Reason> = { [Name in keyof Named<R>]: ParamOf<Named<R>[Name]> }

export type NeedsNothing<R extends Reason> = keyof Named<R> extends never ? true : false

/** A reason with its parameters, to be formatted later. */
export interface Refusal {
  reason: Reason
  params?: ReasonParams | undefined
}

/** Creates a refusal to be formatted later. */
export const refusal = <R extends Reason>(reason: R, params: ParamsOf<R>): Refusal => ({
  reason,
  params: params as object as ReasonParams
})

/** The sentence of a refusal in a language; `members` are the sentences of the invalid members. */
export function sentenceOf({ reason, params = {} }: Refusal, locale: Locale, members: readonly string[] = []): string {
  const sentence: (params: ReasonParams, context: SentenceContext) => string = sentences[reason] as Sentence as never
  return sentence(params, { locale, members })
}
