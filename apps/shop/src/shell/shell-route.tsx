import { Outlet } from 'react-router'
import { useScrollToTop } from './scroll-to-top.ts'
export function ShellRoute() { useScrollToTop(); return <main><Outlet /></main> }
