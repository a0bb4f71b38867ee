export { Beneath, Layer, type LayerProps, useActsWhilePresent, useOpening } from './layer.tsx'
export { UntilGone } from './until-gone.tsx'
export { panel, panelBody, panelHeader, scrim } from './styles.ts'
