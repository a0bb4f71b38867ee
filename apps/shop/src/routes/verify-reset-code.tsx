export const Component = () => <h1>verify-reset-code</h1>
