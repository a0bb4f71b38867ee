import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stringify } from 'csv-stringify/sync'
import sharp from 'sharp'

/** The header of Shopify's product export until 2025, without its many columns for other programs. */
const shopifyHeader =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Cost per item,Status'.split(
    ','
  )

/** A CSV file with Shopify's header. Each row gives its cells by heading; the others are empty. */
export const shopifyFile = (rows: readonly Readonly<Record<string, string>>[]): string =>
  stringify([shopifyHeader, ...rows.map((row) => shopifyHeader.map((name) => row[name] ?? ''))])

const facts = { Vendor: 'Kiln & Kin', Type: 'Ceramics', Published: 'true', Status: 'active' }
const counted = { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Policy': 'deny' }

/**
 * Rows for twenty products: a shirt in two colours and two sizes with three pictures, a draft without pictures, and 18 cups. `pictures` is the
 * origin of the picture server; handles and SKUs begin with `name`.
 */
export const shopifyProducts = (pictures: string, name: string) => [
  ...(['Sea', 'Rust'] as const).flatMap((colour, first) =>
    (['S', 'M'] as const).map((size, second) => ({
      Handle: `${name}-shirt`,
      ...(first + second === 0 && {
        ...facts,
        Title: 'Linen shirt',
        'Body (HTML)':
          '<p>Woven in <b>Portugal</b>.</p><script>alert(1)</script><ul><li>Washed</li><li>Light &amp; cool</li></ul>',
        Type: 'Shirts',
        Tags: 'linen, summer',
        'SEO Title': 'Shirts of linen',
        'SEO Description': 'A light shirt.'
      }),
      'Option1 Name': 'Color',
      'Option1 Value': colour,
      'Option2 Name': 'Size',
      'Option2 Value': size,
      'Variant SKU': `${name}-${colour}-${size}`,
      'Variant Grams': '210',
      ...counted,
      'Variant Inventory Qty': '7',
      'Variant Price': '49.90',
      'Variant Compare At Price': '59.90',
      ...(second === 0 && {
        'Image Src': `${pictures}/${colour}.png`,
        'Image Position': String(first + 1),
        'Image Alt Text': `Shirt, ${colour}`
      }),
      'Variant Image': `${pictures}/${colour}.png`
    }))
  ),
  { Handle: `${name}-shirt`, 'Image Src': `${pictures}/back.png`, 'Image Position': '3' },
  {
    ...facts,
    Handle: `${name}-box`,
    Title: 'Gift box',
    Published: 'false',
    Status: 'draft',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Price': '5.00'
  },
  ...Array.from({ length: 18 }, (_, index) => ({
    ...facts,
    Handle: `${name}-cup-${index + 1}`,
    Title: `Cup ${index + 1}`,
    'Body (HTML)': '<p>Thrown by hand.</p>',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': `${name}-CUP-${index + 1}`,
    'Variant Grams': '350',
    ...counted,
    'Variant Inventory Qty': String(index),
    'Variant Price': '18.5',
    'Image Src': `${pictures}/cup-${index + 1}.png`,
    'Image Position': '1'
  }))
]

export interface PictureServer {
  /** Origin, such as http://127.0.0.1:40123. */
  origin: string
  /** Requested paths, in order. */
  asked: string[]
  close(): Promise<void>
}

/** A local server that answers with a picture by default, and by path with other responses that a shop may encounter. */
export async function pictureServer(
  answers: Readonly<Record<string, { status?: number; location?: string; body?: Buffer }>> = {}
): Promise<PictureServer> {
  const asked: string[] = []
  const picture = await sharp({ create: { width: 8, height: 10, channels: 3, background: '#a1452b' } })
    .png()
    .toBuffer()
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { status = 200, location, body } = answers[request.url ?? ''] ?? {}
    response.writeHead(status, location === undefined ? {} : { location }).end(body ?? picture)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
