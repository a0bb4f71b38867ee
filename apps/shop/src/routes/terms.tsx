export const Component = () => <h1>terms</h1>
