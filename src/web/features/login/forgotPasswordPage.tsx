export function ForgotPasswordPage() {
  return (
    <div className="wrap py-12">
      <h1 className="h1">Mot de passe oublié</h1>
    </div>
  );
}
