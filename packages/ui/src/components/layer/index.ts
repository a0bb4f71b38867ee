export { ParentLayer, Layer, type LayerProps, useIgnoreInputOnExit, useCanOpen } from './layer.tsx'
export { ExitPresence } from './exit-presence.tsx'
export { panel, panelBody, panelHeader, scrim } from './styles.ts'
