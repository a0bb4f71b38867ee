import { LoadingScreen } from '@motif/ui/shell'
import { createElement, Suspense, use } from 'react'
import { useRoutes } from 'react-router'
import type { ScreenCode } from '../loading/screen-code.ts'
import type { ScreenRoute } from '../routes.ts'
import { Hydrated } from './hydrated.tsx'
import { NothingHere } from './nothing-here.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

function Screen({ code }: { code: ScreenCode }) {
  const { route } = code.loaded ?? use(code.load())
  return createElement(route.Screen)
}

/** The screen of the address; "Loading..." while its code is on the way. */
export const Screens = ({ routes }: { routes: readonly ScreenRoute[] }) =>
  useRoutes(
    routes.map(({ path, code }) => ({
      path,
      caseSensitive: true,
      element: (
        // A boundary of its own: a navigation is a transition, and only a new boundary shows that it waits.
        <ScreenBoundary key={path}>
          <Suspense fallback={<LoadingScreen />}>
            <Screen code={code} />
            <Hydrated />
          </Suspense>
        </ScreenBoundary>
      )
    }))
  ) ?? (
    <>
      <NothingHere />
      <Hydrated />
    </>
  )
