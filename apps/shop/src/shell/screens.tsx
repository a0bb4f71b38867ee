import { LoadingScreen } from '@motif/ui/shell'
import { createElement, Suspense, use, useEffect, useState } from 'react'
import { useRoutes } from 'react-router'
import type { ScreenCode } from '../loading/screen-code.ts'
import type { ScreenRoute } from '../routes.ts'
import { NothingHere } from './nothing-here.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

function Screen({ code }: { code: ScreenCode }) {
  const { route } = code.loaded ?? use(code.load())
  return createElement(route.Screen)
}

/**
 * Tells early-input.js that what stands before it lives: a boundary is hydrated by itself, later than what is around it.
 * A render later, so that what the screen made of words typed before has come to its buttons.
 */
function Hydrated() {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    if (isAwake) document.dispatchEvent(new Event('hydrated'))
    // oxlint-disable-next-line react/set-state-in-effect -- the render after hydration is what is waited for
    else setIsAwake(true)
  }, [isAwake])
  return null
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
