import { spawnSync } from 'node:child_process'
import sharp from 'sharp'

/** Whether PDFs can be rasterised here, with Debian's poppler-utils. */
export const hasPoppler = (): boolean => spawnSync('pdftoppm', ['-v'], { stdio: 'ignore' }).status === 0

/** Poppler aligns pictures to whole pixels; oversampling keeps their position. */
const times = 3

/** The first page of a PDF as a PNG of a given size. */
export async function rasterisePdf(
  pdf: Uint8Array,
  { width, height }: { width: number; height: number }
): Promise<Buffer> {
  const large = { width: width * times, height: height * times }
  const { status, stdout, stderr } = spawnSync(
    'pdftoppm',
    ['-singlefile', '-cropbox', '-scale-to-x', String(large.width), '-scale-to-y', String(large.height), '-'],
    { input: pdf, maxBuffer: 2 ** 28 }
  )
  const start = `P6\n${large.width} ${large.height}\n255\n`
  if (status !== 0 || stderr.length > 0 || stdout.toString('latin1', 0, start.length) !== start)
    throw new Error(`pdftoppm could not read the PDF: ${stderr.toString()}`)
  const raw = { raw: { ...large, channels: 3 } } as const
  return sharp(stdout.subarray(start.length), raw)
    .resize(width, height, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
