import { stopLinks } from '../../platform/stop-links.ts'

export const alertLinks = stopLinks('stock-alert links')
