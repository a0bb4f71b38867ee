/** Column widths, equal for skeleton and table. Row names leave space for two products on phones. */
export const columnWidths = {
  '--names': { base: 'min(6.75rem, 38vw)', md: '11rem' },
  '--product': { base: 'min(9.5rem, 60vw)', md: '15.5rem' }
}

export const tableWidth = (count: number) => `calc(var(--names) + ${count} * var(--product))`

export const pictureSizes = '(min-width: 48em) 14.5rem, 8.5rem'
