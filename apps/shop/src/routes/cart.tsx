export const Component = () => <h1>cart</h1>
