export const Component = () => <h1>verify-code</h1>
