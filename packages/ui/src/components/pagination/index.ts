export { pageNumbers } from './page-numbers.ts'
export { Pagination, type PaginationProps } from './pagination.tsx'
