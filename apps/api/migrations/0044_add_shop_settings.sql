CREATE TABLE "shop_settings_versions" (
	"revision" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"restored_from" integer,
	"at" timestamp with time zone NOT NULL
);
