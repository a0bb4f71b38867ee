export { CreateDesignScreen } from './create-design-screen.tsx'
export type { CreateDesignScreenProps, DesignableProduct } from './types.ts'
