import { chakra } from '@chakra-ui/react'
import { type BrandLogo, brandKitLimits } from '@motif/contract/brand-kit-rules'
import { m } from '@motif/messages'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import type { BrandKitSetting, EditorSetting } from '../../editor/index.ts'
import { logoOf } from '../design-tool/brand/index.ts'
import { PictureInput } from '../../components/picture-input/index.ts'
import type { UploadState } from '../design-tool/types.ts'
import { UploadPicture } from '../design-tool/upload-picture.tsx'
import { UploadCard } from '../design-tool/upload-card.tsx'
import { KitFull, KitSection, RemoveButton } from './kit-section.tsx'

const max = brandKitLimits.logos

export interface BrandLogosProps extends Pick<EditorSetting, 'keepImage'> {
  brand: BrandKitSetting
  /** @default not available */
  onPlaceLogo?: ((logo: BrandLogo) => void) | undefined
}

const labelOf = ({ name }: BrandLogo, index: number) =>
  name === null ? m.brand_logo_number({ number: index + 1 }) : m.brand_logo_named({ number: index + 1, name })

/** Uploads a picture into the kit. */
function useAddingLogo({ brand, keepImage }: BrandLogosProps) {
  const [state, setState] = useState<(UploadState & { file: File }) | null>(null)
  const going = useRef<AbortController>(undefined)
  useEffect(() => () => going.current?.abort(), [])
  async function start(file: File) {
    going.current?.abort()
    const controller = new AbortController()
    going.current = controller
    const first = { id: 'logo', fileName: file.name, progress: 0, file }
    setState(first)
    const kept = await keepImage(file, {
      signal: controller.signal,
      onProgress: (progress) => setState({ ...first, progress })
    })
    if (controller.signal.aborted || kept.kind === 'stopped') return
    if (kept.kind === 'failed') return setState({ ...first, failure: kept.failure })
    setState(null)
    brand.onChange({ act: 'put', part: 'logos', item: logoOf(kept.image, file.name) })
  }
  return {
    state,
    start,
    stop: () => {
      going.current?.abort()
      setState(null)
    }
  }
}

/** Logos; pressing one places it where supported. */
export function BrandLogos({ brand, keepImage, onPlaceLogo }: BrandLogosProps) {
  const { logos } = brand.kit
  const input = useRef<HTMLInputElement>(null)
  const { state, start, stop } = useAddingLogo({ brand, keepImage })
  return (
    <KitSection title={m.brand_logos()} count={logos.length} max={max} empty={m.brand_logos_empty()}>
      {logos.length === 0 ? null : (
        <>
          {onPlaceLogo ? (
            <chakra.p textStyle="small" color="fg.muted">
              {m.brand_logos_hint()}
            </chakra.p>
          ) : null}
          <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(5rem, 1fr))" gap={2}>
            {logos.map((logo, index) => (
              <chakra.li key={logo.upload} display="grid" justifyItems="center">
                <UploadPicture
                  label={labelOf(logo, index)}
                  address={brand.logoAddress(logo.upload)}
                  onPress={onPlaceLogo && (() => onPlaceLogo(logo))}
                />
                <RemoveButton
                  name={labelOf(logo, index)}
                  onRemove={() => brand.onChange({ act: 'remove', part: 'logos', item: logo })}
                />
              </chakra.li>
            ))}
          </chakra.ul>
        </>
      )}
      {state ? <UploadCard upload={state} onRetry={() => void start(state.file)} onDismiss={stop} /> : null}
      {logos.length >= max ? (
        <KitFull>{m.brand_logos_full({ max })}</KitFull>
      ) : (
        <Button size="sm" justifySelf="start" onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden />
          {m.brand_logo_add()}
        </Button>
      )}
      <PictureInput ref={input} testId="brand-logo" onChoose={([file]) => (file ? void start(file) : undefined)} />
    </KitSection>
  )
}
