import type { Address, ShopConfig } from '@motif/contract'

export interface InvoiceLine {
  name: string
  /** Chosen options, such as Navy, M. */
  options: string
  sku: string
  quantity: number
  unitPrice: number
  /** After the line's part of the discount. */
  total: number
}

/** Everything a paper says, kept with it: amounts in minor units, sums already made. */
export interface InvoiceContent {
  seller: ShopConfig['company']
  buyer: Address
  /** Where the goods went, where that is another place. */
  deliveredTo: Address | null
  email: string
  orderNumber: string
  orderedAt: string
  /** When the money came, which is when the tax falls due. */
  suppliedAt: string
  /** Of the invoice a credit note takes back from. */
  invoiceNumber: string | null
  reason: string | null
  currency: { code: string; decimals: number }
  lines: InvoiceLine[]
  discount: number
  shipping: { name: string; amount: number } | null
  /** What comes on top of the prices; 0 where they contain it. */
  taxAdded: number
  taxes: { name: string; percent: number; net: number; tax: number }[]
  total: number
}
