import { type BrandLogo, brandKitLimits } from '@motif/contract/brand-kit-rules'

/** A picture as a logo, called after its file. */
export function logoOf(upload: string, fileName: string | undefined): BrandLogo {
  const name = (fileName ?? '')
    .replace(/\.[^.]+$/u, '')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, brandKitLimits.nameLetters)
    // Half a letter, where it was cut there.
    .replace(/\p{Cs}$/u, '')
    .trim()
  return { upload, name: name === '' ? null : name }
}
