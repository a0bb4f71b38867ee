export const Component = () => <h1>design-tool</h1>
