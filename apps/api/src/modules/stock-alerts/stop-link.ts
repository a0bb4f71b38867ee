import { unsubscribeLinks } from '../../platform/unsubscribe-links.ts'

export const alertLinks = unsubscribeLinks('stock-alert links')
