import { Component, type PropsWithChildren } from 'react'
import { Hydrated } from './hydrated.tsx'
import { ScreenFailure } from './screen-failure.tsx'

/** Error boundary of a screen: header and footer stay. Use the path as key, so that another screen starts fresh. */
export class ScreenBoundary extends Component<PropsWithChildren, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return (
      <>
        <ScreenFailure error={this.state.error} />
        <Hydrated />
      </>
    )
  }
}
