import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** A number in PDF syntax: no exponent, limited decimals. */
export function pdfNumber(value: number, places = 4): string {
  const written = value.toFixed(places).replace(/\.?0+$/, '')
  return written === '-0' ? '0' : written
}

/** An indirect object of the file; as a string it is a reference. */
export class PdfObject {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }

  toString(): string {
    return `${this.number} 0 R`
  }
}

/** Collects the objects of a PDF (ISO 32000-1) and writes the file; the same objects give the same bytes. */
export class PdfFile {
  readonly #bodies: Buffer[] = []

  /** An object with a literal body. */
  add(body: string): PdfObject {
    this.#bodies.push(Buffer.from(body, 'latin1'))
    return new PdfObject(this.#bodies.length)
  }

  /** A stream of encoded bytes; `entries` describe the encoding. */
  addEncoded(entries: string, data: Uint8Array): PdfObject {
    const head = `<< ${entries} /Length ${data.length} >>\nstream\n`
    this.#bodies.push(Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream', 'latin1')]))
    return new PdfObject(this.#bodies.length)
  }

  addStream(entries: string, text: string): PdfObject {
    return this.addEncoded(`${entries} /Filter /FlateDecode`.trim(), deflateSync(Buffer.from(text, 'latin1')))
  }

  /** The whole file. `catalogue` is its root. */
  write(catalogue: PdfObject): Buffer {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
    const digest = createHash('sha256')
    const places: number[] = []
    let length = parts[0]?.length ?? 0
    const put = (part: Buffer) => {
      parts.push(part)
      length += part.length
    }
    this.#bodies.forEach((body, index) => {
      places.push(length)
      digest.update(body)
      put(Buffer.from(`${index + 1} 0 obj\n`, 'latin1'))
      put(body)
      put(Buffer.from('\nendobj\n', 'latin1'))
    })
    const id = digest.digest('hex').slice(0, 32)
    const table = ['0000000000 65535 f ', ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n `)].join(
      '\n'
    )
    const size = places.length + 1
    put(
      Buffer.from(
        `xref\n0 ${size}\n${table}\ntrailer\n<< /Size ${size} /Root ${String(catalogue)} /ID [<${id}> <${id}>] >>\nstartxref\n${length}\n%%EOF\n`,
        'latin1'
      )
    )
    return Buffer.concat(parts)
  }
}
