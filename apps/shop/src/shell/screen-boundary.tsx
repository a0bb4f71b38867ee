import { Component, type PropsWithChildren } from 'react'
import { ScreenFailure } from './screen-failure.tsx'

/** Keeps what breaks in a screen inside it: header and footer stay. Give it the address as key, so that another screen starts whole. */
export class ScreenBoundary extends Component<PropsWithChildren, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <ScreenFailure error={this.state.error} />
  }
}
