import openLibheif from 'libheif-js/libheif-wasm/libheif.js'

/** Decoded RGBA pixels in the decoder's memory, rows of `stride` bytes. */
export interface HeicPixels {
  width: number
  height: number
  stride: number
  data: Uint8ClampedArray<ArrayBuffer>
  /** Releases their memory in the decoder. */
  free: () => void
}

interface DecoderLimits {
  /** Maximum number of pixels. */
  pixels: number
  /** Maximum size of one allocation; the total stays below the decoder's 2 GB. */
  pieceBytes: number
}

/** Byte offsets of two 64-bit fields in libheif's `heif_security_limits`. The struct's version must be 4. */
const places = { pixels: 8, pieceBytes: 40 } as const
const knownLayout = 4

interface Failed {
  code: unknown
  message: string
}

interface Decoded {
  image: Parameters<Libheif['heif_image_release']>[0]
  channels: readonly { data: Uint8Array<ArrayBuffer>; width: number; height: number; stride: number }[]
}

type Libheif = ReturnType<typeof openLibheif>
type Handle = Parameters<Libheif['heif_image_handle_release']>[0]

const isFailed = (outcome: object): outcome is Failed => 'code' in outcome

/**
 * Creates a decoder from its WebAssembly. It decodes the primary image of a HEIC file, upright.
 * @throws if the file is damaged or exceeds the limits
 */
export function openHeicDecoder(wasmBinary: ArrayBuffer, limits: DecoderLimits): (file: Uint8Array) => HeicPixels {
  // Suppress the library's debug output.
  const libheif = openLibheif({ wasmBinary, print: () => {}, printErr: () => {} })
  const memory = () => new DataView((libheif.HEAPU8 as Uint8Array).buffer)
  // oxlint-disable-next-line eslint/no-underscore-dangle -- so it is called in libheif
  const place = libheif._heif_get_global_security_limits()
  if (memory().getUint8(place) !== knownLayout) throw new Error('libheif has other limits than this was written for.')
  for (const name of ['pixels', 'pieceBytes'] as const)
    memory().setBigUint64(place + places[name], BigInt(limits[name]), true)
  return (file) => {
    const context = libheif.heif_context_alloc()
    try {
      const read = libheif.heif_context_read_from_memory(context, file) as Failed
      if (read.code !== libheif.heif_error_code.heif_error_Ok) throw new Error(`The file is damaged: ${read.message}`)
      const handle = libheif.heif_js_context_get_primary_image_handle(context) as Handle | Failed
      if (isFailed(handle)) throw new Error(`The file has no picture: ${handle.message}`)
      const decoded = libheif.heif_js_decode_image2(
        handle,
        libheif.heif_colorspace.heif_colorspace_RGB,
        libheif.heif_chroma.heif_chroma_interleaved_RGBA
      ) as Decoded | Failed
      libheif.heif_image_handle_release(handle)
      if (isFailed(decoded)) throw new Error(`The picture is damaged: ${decoded.message}`)
      const [channel] = decoded.channels
      if (!channel) throw new Error('The picture has no pixels.')
      const { data, width, height, stride } = channel
      return {
        width,
        height,
        stride,
        data: new Uint8ClampedArray(data.buffer, data.byteOffset, stride * height),
        free: () => libheif.heif_image_release(decoded.image)
      }
    } finally {
      libheif.heif_context_free(context)
    }
  }
}
