import { type BrandLogo, brandKitLimits } from '@motif/contract/brand-kit-rules'

/** A picture as a logo, named after its file. */
export function logoOf(upload: string, fileName: string | undefined): BrandLogo {
  const name = (fileName ?? '')
    .replace(/\.[^.]+$/u, '')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, brandKitLimits.nameLetters)
    // A lone surrogate at the cut.
    .replace(/\p{Cs}$/u, '')
    .trim()
  return { upload, name: name === '' ? null : name }
}
