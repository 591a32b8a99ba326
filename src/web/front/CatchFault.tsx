import { Component, type ReactNode } from 'react'
import { PageError } from '#web/PageError.tsx'

/** A page without the router still ends in our own words when it breaks, never in a blank one. */
export class CatchFault extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <PageError /> : this.props.children
  }
}
