import { awkward, samples } from '@motif/mails/samples'
import preview from '../../.storybook/preview.tsx'
import { MailView } from './mail-view.tsx'
import { shownMail } from './shown-mail.ts'

const meta = preview.meta({ title: 'Mails/Orders', component: MailView, ...shownMail })

export const Placed = meta.story({ args: { template: 'order-placed', data: samples['order-placed'] } })
export const Paid = meta.story({ args: { template: 'order-paid', data: samples['order-paid'] } })
export const InProduction = meta.story({
  args: { template: 'order-in-production', data: samples['order-in-production'] }
})
export const Shipped = meta.story({ args: { template: 'order-shipped', data: samples['order-shipped'] } })
export const PartShipped = meta.story({
  args: { template: 'order-part-shipped', data: samples['order-part-shipped'] }
})
export const LastParcelShipped = meta.story({
  args: {
    template: 'order-shipped',
    data: { ...samples['order-shipped'], parcel: { ...samples['order-part-shipped'].parcel, rest: [] } }
  }
})
export const ParcelCorrected = meta.story({
  args: { template: 'order-parcel-corrected', data: samples['order-parcel-corrected'] }
})
export const ParcelTakenBack = meta.story({
  args: { template: 'order-parcel-voided', data: samples['order-parcel-voided'] }
})
export const PartShippedAwkward = meta.story({
  args: { template: 'order-part-shipped', data: awkward['order-part-shipped'] }
})
export const Delivered = meta.story({ args: { template: 'order-delivered', data: samples['order-delivered'] } })
export const Cancelled = meta.story({ args: { template: 'order-cancelled', data: samples['order-cancelled'] } })
export const CancelledUnpaid = meta.story({ args: { template: 'order-cancelled', data: awkward['order-cancelled'] } })
export const Refunded = meta.story({ args: { template: 'order-refunded', data: samples['order-refunded'] } })
export const PartlyRefunded = meta.story({
  args: { template: 'order-partly-refunded', data: samples['order-partly-refunded'] }
})
export const SoldOutWhilePaying = meta.story({ args: { template: 'order-sold-out', data: samples['order-sold-out'] } })
export const Changed = meta.story({ args: { template: 'order-changed', data: samples['order-changed'] } })
export const PayTheDifference = meta.story({
  args: { template: 'order-difference', data: samples['order-difference'] }
})
export const Question = meta.story({ args: { template: 'order-question', data: samples['order-question'] } })
export const AwkwardQuestion = meta.story({ args: { template: 'order-question', data: awkward['order-question'] } })
export const PaymentLink = meta.story({ args: { template: 'payment-link', data: samples['payment-link'] } })
export const LostLink = meta.story({ args: { template: 'order-link', data: samples['order-link'] } })
export const TwelveAwkwardLines = meta.story({ args: { template: 'order-paid', data: awkward['order-paid'] } })
export const InArabic = meta.story({ args: { template: 'order-placed', data: awkward['order-placed'] } })
export const Dark = meta.story({
  args: { template: 'order-paid', data: samples['order-paid'] },
  globals: { theme: 'dark' }
})
export const TwelveAwkwardLinesDark = meta.story({
  args: { template: 'order-paid', data: awkward['order-paid'] },
  globals: { theme: 'dark' }
})
