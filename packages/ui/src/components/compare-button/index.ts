export { CompareButton, type CompareButtonProps, type ComparedProducts } from './compare-button.tsx'
