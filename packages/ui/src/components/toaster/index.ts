export { createToaster, type ToastContent, type Toaster as ToasterStore, toaster } from './store.ts'
export { Toaster, type ToasterProps } from './toaster.tsx'
