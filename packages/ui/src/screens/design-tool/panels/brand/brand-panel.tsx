import { useBrandKit, useEditorSetting } from '../../../../editor/index.ts'
import { BrandKitView } from '../../../brand-kit/index.ts'

/** The brand kit panel: places logos and edits the kit. */
export function BrandPanel() {
  const { keepImage, fontAddress, onPlaceUpload } = useEditorSetting()
  const brand = useBrandKit()
  return brand ? (
    <BrandKitView
      brand={brand}
      keepImage={keepImage}
      {...(fontAddress && { fontAddress })}
      onPlaceLogo={onPlaceUpload}
    />
  ) : null
}
