export { artworkUrl, type PictureScene, sceneOf } from './address.ts'
export {
  type AssetInfo,
  type AssetParts,
  type AssetSize,
  assetWidths,
  packAsset,
  readUvMap,
  tileColumns,
  tilePlace,
  tileRows,
  tiles,
  unpackAsset,
  writeUvMap
} from './asset.ts'
export { compose, type Scene } from './compose.ts'
export { type Tint, tintOf } from './description.ts'
export { type Corners, isConvex } from './homography.ts'
export { type Ink, inkDensity, inkOf } from './ink.ts'
export { type LaidInk, layInk } from './lay-ink.ts'
export { type Layers, type UvMap, uvColumns, uvRows } from './layers.ts'
export { type Photograph, photographLayers } from './photograph.ts'
export { findSamples, type Samples } from './samples.ts'
export { allowsLivePreview } from './allows-live-preview.ts'
