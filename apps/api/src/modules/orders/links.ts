import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../platform/keyed-hash.ts'
import type { Platform } from '../../platform/platform.ts'

/** The key that opens an order without signing in. Derived, so that it is stored nowhere and each mail can carry it. */
export function orderKey({ secret }: Pick<Platform, 'secret'>, orderId: string): string {
  return createHmac('sha256', secret('order-key')).update(orderId).digest('base64url')
}

export const isOrderKey = (platform: Pick<Platform, 'secret'>, orderId: string, key: string): boolean =>
  isSameSecret(orderKey(platform, orderId), key)

/** The page of an order with its key. */
export function orderUrl(platform: Pick<Platform, 'secret' | 'config'>, orderId: string): string {
  return `${platform.config.publicUrl}/orderspage?order=${orderId}&key=${orderKey(platform, orderId)}`
}

/** Path of the invoice of an order, with its key. */
export const invoicePath = (platform: Pick<Platform, 'secret'>, orderId: string): string =>
  `/api/v1/orders/${orderId}/invoice.pdf?key=${orderKey(platform, orderId)}`

/** Path of any document of an order by number, replaced ones included. */
export const documentPath = (platform: Pick<Platform, 'secret'>, orderId: string, number: string): string =>
  `/api/v1/orders/${orderId}/documents/${number}.pdf?key=${orderKey(platform, orderId)}`

export const invoiceUrl = (platform: Pick<Platform, 'secret' | 'config'>, orderId: string): string =>
  `${platform.config.publicUrl}${invoicePath(platform, orderId)}`
