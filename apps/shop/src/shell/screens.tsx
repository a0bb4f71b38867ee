import { LoadingScreen } from '@motif/ui/shell'
import { createElement, Suspense, use } from 'react'
import { useRoutes } from 'react-router'
import type { ScreenCode } from '../loading/screen-code.ts'
import type { ScreenRoute } from '../routes.ts'
import { Hydrated } from './hydrated.tsx'
import { NotFound } from './not-found.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

function Screen({ code }: { code: ScreenCode }) {
  const { route } = code.loaded ?? use(code.load())
  return createElement(route.Screen)
}

/** The screen of the route; "Loading..." while its code loads. */
export const Screens = ({ routes }: { routes: readonly ScreenRoute[] }) =>
  useRoutes(
    routes.map(({ path, code }) => ({
      path,
      caseSensitive: true,
      element: (
        // A separate boundary per path: navigations are transitions, and only a new boundary shows its fallback.
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
      <NotFound />
      <Hydrated />
    </>
  )
