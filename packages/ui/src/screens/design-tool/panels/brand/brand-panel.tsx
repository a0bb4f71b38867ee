import { useBrandKit, useEditorSetting } from '../../../../editor/index.ts'
import { BrandKitView } from '../../../brand-kit/index.ts'

/** The brand kit beside the design: logos are placed from here, and everything in it is changed. */
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
