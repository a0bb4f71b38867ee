import { Component, type PropsWithChildren } from 'react'
import { Hydrated } from './hydrated.tsx'
import { ScreenFailure } from './screen-failure.tsx'

/** Keeps what breaks in a screen inside it: header and footer stay. Give it the address as key, so that another screen starts whole. */
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
