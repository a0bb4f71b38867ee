export { ModalLayer, type ModalContentProps, useModalRoot } from './modal-layer.tsx'
