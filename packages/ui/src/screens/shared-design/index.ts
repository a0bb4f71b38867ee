export { SharedDesignScreen, type SharedDesignScreenProps } from './shared-design-screen.tsx'
