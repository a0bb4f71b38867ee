export { Modal, type ModalProps } from './modal.tsx'
export { ModalHead, type ModalHeadProps } from './modal-head.tsx'
