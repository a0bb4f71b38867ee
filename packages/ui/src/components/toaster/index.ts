export {
  type Clock,
  createToaster,
  type Toast,
  type ToastContent,
  type Toaster as ToasterStore,
  toaster
} from './store.ts'
export { Toaster, type ToasterProps } from './toaster.tsx'
