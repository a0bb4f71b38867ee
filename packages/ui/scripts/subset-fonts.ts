/**
 * Writes the letters that nearly every page of the shop is made of into fonts of their own, which come with the first
 * view. All others come from the fonts' packages when a page has them. Run it after an update of these packages; what
 * base.css names as `unicode-range` is printed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

const ascii = Array.from({ length: 95 }, (_, index) => 32 + index)
/** No-break space, £ © ° ² · ×, dashes, quotation marks, • … and €. */
const others = [
  0xa0, 0xa3, 0xa9, 0xb0, 0xb2, 0xb7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac
]
const letters = String.fromCodePoint(...ascii, ...others)

const fonts = [
  { name: 'instrument-sans' },
  // Titles and sums are semibold or bold.
  { name: 'bricolage-grotesque', variationAxes: { wght: { min: 600, max: 700 } } }
]

for (const { name, ...options } of fonts) {
  const whole = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))
  const part = await subsetFont(whole, letters, { targetFormat: 'woff2', ...options })
  await writeFile(join(import.meta.dirname, `../src/system/fonts/${name}-first.woff2`), part)
  console.log(`${name}: ${part.length} of ${whole.length} bytes`)
}

const hex = (code: number) => `U+${code.toString(16).padStart(4, '0').toUpperCase()}`
console.log(
  `${hex(32)}-${hex(126).slice(2)}, ${others
    .toSorted((one, other) => one - other)
    .map(hex)
    .join(', ')}`
)
