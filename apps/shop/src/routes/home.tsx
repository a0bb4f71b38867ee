export const Component = () => <h1>home</h1>
