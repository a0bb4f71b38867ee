export { Beneath, Layer, type LayerProps, useOpening } from './layer.tsx'
export { panel, panelBody, panelHeader, scrim } from './styles.ts'
